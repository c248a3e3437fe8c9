import { execFileSync } from 'node:child_process';
import { createSign, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';

/** Hosts of Google's that a server calls. */
export const GOOGLE_HOSTS = ['www.googleapis.com', 'identitytoolkit.googleapis.com'];
const KEY_ID = 'key-of-the-test';

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes a certificate, signed by itself, with openssl. */
function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['IP:127.0.0.1', ...GOOGLE_HOSTS.map((host) => `DNS:${host}`)].join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Stand-in'],
      ...['-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return { file: certificate, key: readFileSync(key), certificate: readFileSync(certificate) };
}

/**
 * Google's identity service and the payment provider on loopback, with a certificate and signing keys of our own: what a
 * hosted server needs of them. `env` lets a server reach and trust it; `bodies` is what it responds, by path.
 */
export async function startStandIn(folder, projectId) {
  const { file, key, certificate } = makeCertificate(folder);
  const calls = [];
  const bodies = {
    '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com': {
      [KEY_ID]: new X509Certificate(certificate).toString(),
    },
    '/v1/accounts:lookup': { users: [{ localId: 'user-1', validSince: '1' }] },
  };
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const path = new URL(request.url, 'https://stand-in').pathname;
    calls.push(`${request.headers.host} ${path}`);
    const body = bodies[path];
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json',
      'cache-control': 'max-age=3600',
    });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    calls,
    bodies,
    env: {
      STAND_IN_PORT: String(port),
      NODE_EXTRA_CA_CERTS: file,
      RAZORPAY_API_URL: `https://127.0.0.1:${port}`,
    },
    /** A token as Google signs them; theirs hold for an hour. */
    token(uid, hours = 1) {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: uid, user_id: uid },
        ...{
          auth_time: now,
          iat: now,
          exp: now + hours * 3600,
          email: 'asha@chalchitra.example',
          name: 'Asha Rao',
        },
        firebase: { identities: {}, sign_in_provider: 'google.com' },
      };
      const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode(claims)}`;
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
