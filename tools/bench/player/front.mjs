import { existsSync, readFileSync, statSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The built pages of the other players, kept in memory as a server of files would send them. */
function answerFile(folder, path, response) {
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

/**
 * One origin for all: the other players' pages under /bench/, and the product behind it for everything else, so that
 * each player reaches pages, calls and media by the same way.
 * @param {{ productPort: number, folder: string }} options
 */
export async function startFront({ productPort, folder }) {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/bench/')) {
      answerFile(folder, pathname.slice('/bench'.length), response);
      return;
    }
    const { method, url: path, headers } = incoming;
    const passed = request(
      { agent, host: 'localhost', port: productPort, method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
