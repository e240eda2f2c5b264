"""OpenStack Swift with its S3 interface, whole and in one process, on free ports of this machine.

Everything it keeps is in the folder it is given. Says `ready PORT` when it serves, and ends with its
standard input, so that it never outlives who started it.
"""

import logging
import os
import sys

import eventlet

eventlet.monkey_patch()

import eventlet.wsgi  # noqa: E402

folder, access_key, secret_key = sys.argv[1:4]
account, user = access_key.split(":")


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


os.makedirs(os.path.join(folder, "devices", "d1"))
swift_conf = write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = trio\n")

from swift.common import utils  # noqa: E402

utils.SWIFT_CONF_FILE = swift_conf
utils.HASH_PATH_SUFFIX = b"trio"
# Errors to whoever started it, not to this machine's log.
utils.ThreadSafeSysLogHandler.__new__ = lambda *_, **__: logging.StreamHandler(sys.stderr)

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

listening = {
    kind: eventlet.listen(("127.0.0.1", 0))
    for kind in ("account", "container", "object", "proxy")
}
port_of = {kind: socket.getsockname()[1] for kind, socket in listening.items()}

for kind in ("account", "container", "object"):
    builder = RingBuilder(1, 1, 0)
    place = {"ip": "127.0.0.1", "port": port_of[kind], "device": "d1"}
    again = {"replication_ip": "127.0.0.1", "replication_port": port_of[kind]}
    builder.add_dev({"region": 1, "zone": 1, "weight": 1.0, "meta": "", **place, **again})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + ".ring.gz"))

common = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
disable_fallocate = true
log_level = ERROR
""".format(folder=folder)

proxy = """
[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
node_timeout = 20

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:gatekeeper]
use = egg:swift#gatekeeper

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret_key} .admin
""".format(account=account, user=user, secret_key=secret_key)


class Cache:
    """Instead of a memcached: forgets nothing, which a test has no time for anyway."""

    def __init__(self):
        self.values = {}

    def get(self, key, *_, **__):
        return self.values.get(key)

    def set(self, key, value, *_, **__):
        self.values[key] = value

    def delete(self, key, *_, **__):
        self.values.pop(key, None)


def with_cache(app, cache):
    return lambda env, start: app({**env, "swift.cache": cache}, start)


def serve(kind, text, wrap=lambda app: app):
    app = wrap(loadapp(write(kind + "-server.conf", common + text), global_conf={}))
    quiet = {"log_output": False, "debug": False}
    eventlet.spawn(eventlet.wsgi.server, listening[kind], app, **quiet)


backend = "[pipeline:main]\npipeline = {0}-server\n[app:{0}-server]\nuse = egg:swift#{0}\n"
for kind in ("account", "container", "object"):
    serve(kind, backend.format(kind))
serve("proxy", proxy, lambda app: with_cache(app, Cache()))

print("ready", port_of["proxy"], flush=True)
eventlet.tpool.execute(sys.stdin.read)
os._exit(0)
