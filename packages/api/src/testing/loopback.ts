/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the loopback server saw it. */
interface SeenRequest {
  method: string;
  /** Path and query as they came over the wire. */
  url: string;
  authorization: string | undefined;
  /** The language in which the identity SDK wants its e-mails. */
  firebaseLocale: string | undefined;
  body: string;
}

/** A real HTTP server on 127.0.0.1 whose responses a test decides. */
export interface Loopback {
  url: string;
  requests: SeenRequest[];
  /** How many connections the other side has given up before there was a response. */
  abandoned(): number;
  respondWith(handler: Handler): void;
  close(): Promise<void>;
}

type Handler = (request: SeenRequest, response: ServerResponse, attempt: number) => void;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Responds with JSON. */
export function json(response: ServerResponse, status: number, value: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}

/** Starts the server on a free port. */
export async function startLoopback(first?: Handler): Promise<Loopback> {
  let handler: Handler = first ?? ((_request, response) => json(response, 404, {}));
  let attempts = 0;
  let abandoned = 0;
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const seen: SeenRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization,
      firebaseLocale: request.headers['x-firebase-locale']?.toString(),
      body: await readBody(request),
    };
    requests.push(seen);
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    handler(seen, response, attempts);
    attempts += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    abandoned: () => abandoned,
    respondWith(next) {
      handler = next;
      attempts = 0;
      abandoned = 0;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An address on which nobody listens. */
export async function closedAddress(): Promise<string> {
  const loopback = await startLoopback();
  await loopback.close();
  return loopback.url;
}
