import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

const TICKS_PER_SECOND = 100;

/** Keeps a process and its threads on one core. */
export function pin(pid, core) {
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
  if (status !== 0) throw new Error('Processes can’t be kept on one core here: taskset failed.');
}

/** Gives a process a share of a core at most, in percent; returns what takes the limit away. Needs cpulimit, as in Debian. */
export function limit(pid, percent) {
  const child = spawn('cpulimit', ['--pid', String(pid), '--limit', String(percent)], { stdio: 'ignore' });
  child.once('error', (cause) => {
    throw new Error('A process can’t be given a share of a core here: install cpulimit.', { cause });
  });
  return () => child.kill();
}

/** Resident memory of a process in MiB. */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** How many descriptors a process holds. */
export const descriptorsOf = (pid) => readdirSync(`/proc/${pid}/fd`).length;

/** Fields of a process after its name, which may hold spaces. */
const fieldsOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');

/** Processor seconds that a process has used so far. */
export function processorSecondsOf(pid) {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Processes that another one has started. */
export function childrenOf(parent) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return Number(fieldsOf(pid)[1]) === parent;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

/** The busy share of all cores since a reading, in percent; of the whole machine, whoever keeps it busy. */
export function readMachine() {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).map(Number);
  const total = ticks.slice(0, 8).reduce((sum, one) => sum + one, 0);
  return { total, idle: ticks[3] + ticks[4] };
}

/** How many processes wait for a core or have one, as a mean of the last minute. */
export const readLoad = () => Number(loadavg()[0].toFixed(1));

/** What the machine is and how busy it was before the measurement. */
export const describeMachine = () => ({
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  loadBefore: readLoad(),
});
