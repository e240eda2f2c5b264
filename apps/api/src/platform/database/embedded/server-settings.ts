/** Written to postgresql.conf once, so that an administrator may tune them. */
const DEFAULTS = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** Passed at every start, so that postgresql.conf cannot weaken them. */
const GUARANTEES = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  // No personal data in the log: no statements, no values of a rejected row.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  logging_collector: 'off',
  log_destination: 'stderr',
};

/** On macOS, a plain fsync stops at the drive's cache. */
const MACOS_DURABILITY: Record<string, string> =
  process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {};

const asOptions = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export const initialSettings = (): string[] => asOptions(DEFAULTS);

export const startSettings = (port: number): string[] =>
  asOptions({ ...GUARANTEES, ...MACOS_DURABILITY, port: String(port) });
