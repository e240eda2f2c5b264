import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(encode)]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url = (data: Buffer): string => data.toString('base64url');

/** An authenticator in software: real keys and signatures, no browser. */
export function createSoftwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, attested = Buffer.alloc(0)): Buffer {
    counter += 1;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), rest, attested]);
  }

  const answer = {
    id: url(id),
    rawId: url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    create: ({ challenge }: { challenge: string }) => {
      const key = encode(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(jwk.x ?? '', 'base64url')],
          [-3, Buffer.from(jwk.y ?? '', 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const authData = authenticatorData(0x41, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...answer,
        response: {
          clientDataJSON: url(clientData('webauthn.create', challenge)),
          attestationObject: url(encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    get: ({ challenge }: { challenge: string }) => {
      const data = authenticatorData(0x01);
      const client = clientData('webauthn.get', challenge);
      const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
      return {
        ...answer,
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(data),
          signature: url(signed.sign(privateKey)),
        },
      };
    },
  };
}
