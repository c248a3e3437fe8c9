import { existsSync, readFileSync, statSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The built pages of the other players, kept in memory as a server of files would send them. */
function sendFile(folder, path, response) {
  const file = join(folder, normalize(path));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const isCompressed = existsSync(`${file}.br`);
  const isPage = file.endsWith('.html');
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isCompressed && { 'content-encoding': 'br' }),
  });
  response.end(readFileSync(isCompressed ? `${file}.br` : file));
}

const listen = async (server) => {
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return server.address().port;
};

/**
 * One origin for all: behind it the product, and under /bench/ a server of the other players' pages, so that each player
 * reaches pages, code, calls and media by the same way.
 * @param {{ productPort: number, folder: string }} options
 */
export async function startFront({ productPort, folder }) {
  const files = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    sendFile(folder, pathname.slice('/bench'.length), response);
  });
  const filesPort = await listen(files);
  const agent = new Agent({ keepAlive: true });
  const front = createServer((incoming, response) => {
    const { method, url: path = '/', headers } = incoming;
    const port = path.startsWith('/bench/') ? filesPort : productPort;
    const passed = request({ agent, host: 'localhost', port, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  const port = await listen(front);
  return {
    url: `http://localhost:${port}`,
    stop() {
      for (const server of [front, files]) {
        server.close();
        server.closeAllConnections();
      }
      agent.destroy();
    },
  };
}
