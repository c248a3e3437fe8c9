import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What browsers send with each request. */
const BROWSER = {
  'Accept-Encoding': 'gzip, deflate, br',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};

const luaText = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
const luaTable = (entries) =>
  `{ ${Object.entries(entries)
    .map(([name, value]) => `[${luaText(name)}] = ${luaText(value)}`)
    .join(', ')} }`;

/**
 * The script of one run: each thread sends one request after another of the list to one of the ports; the figures
 * are printed as JSON.
 */
function toLua(requests, ports, { pauseMs, countsRefusals }) {
  const lines = requests.map(({ method = 'GET', path, headers = {}, body }) => {
    const all = luaTable({ ...BROWSER, ...headers, ...(body && { 'Content-Type': 'application/json' }) });
    return `  wrk.format(${luaText(method)}, ${luaText(path)}, ${all}, ${body ? luaText(body) : 'nil'}),`;
  });
  return `local ports = { ${ports.join(', ')} }
local threads = {}
function setup(thread)
  table.insert(threads, thread)
  thread.addr = wrk.lookup("127.0.0.1", tostring(ports[#threads]))[1]
  thread:set("first", #threads * 7919)
end
function init(args)
  -- The addresses are of one place; the header must name the one that gets the request.
  requests = {
${lines.join('\n')}
  }
  at = first
end
function request()
  at = at + 1
  return requests[at % #requests + 1]
end
refusals = {}
${
  countsRefusals
    ? `function response(status)
  if status >= 400 then refusals[status] = (refusals[status] or 0) + 1 end
end`
    : ''
}
${pauseMs > 0 ? `function delay() return math.random(0, ${2 * pauseMs}) end` : ''}
function done(summary, latency)
  local e = summary.errors
  local statuses = {}
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("refusals")) do
      table.insert(statuses, string.format('{"status":%d,"count":%d}', status, count))
    end
  end
  io.write(string.format(
    '{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"worst":%f,"refused":%d,"lost":%d,"late":%d,"statuses":[%s]}\\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    latency.max / 1e3, e.status, e.connect + e.read + e.write, e.timeout, table.concat(statuses, ",")))
end
`;
}

/**
 * Sends requests for so many seconds on all connections; times in milliseconds. `core`: where the generator runs. `countsRefusals`:
 * whether it counts refusals by status, which takes it longer.
 */
export function generate({ folder, requests, ports, connections, seconds, core, ...pace }) {
  const script = join(folder, 'requests.lua');
  writeFileSync(script, toLua(requests, ports, { pauseMs: 0, countsRefusals: false, ...pace }));
  const threads = [
    '-t',
    String(ports.length),
    '-c',
    String(connections * ports.length),
    '-d',
    `${seconds}s`,
    '--timeout',
    '10s',
  ];
  const url = `http://127.0.0.1:${ports[0]}`;
  const child = spawn('taskset', ['-c', String(core), 'wrk', ...threads, '-s', script, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const line = output.split('\n').find((one) => one.startsWith('{'));
      if (code !== 0 || line === undefined) reject(new Error(`wrk ended with ${code}: ${output}`));
      else resolve(JSON.parse(line));
    });
  });
}
