/** Seconds as people say them: `45 s`, `2 min 10 s`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** How far a run is: `412 of 1832 pictures, 3 changed, 2 min 10 s left`. `elapsed` is in seconds. */
export function progressText(done: number, total: number, remark: string, elapsed: number): string {
  const left = done === 0 ? '' : `, ${durationText((elapsed / done) * (total - done))} left`;
  return `${done} of ${total} pictures${remark && `, ${remark}`}${done === total ? '' : left}`;
}

const EACH_LINE_MS = 15_000;

/** Shows how far a run is: on a terminal in one line that changes, else in a line now and then. */
export function startProgress(total: number, remark: () => string) {
  const startedAt = Date.now();
  let done = 0;
  let shownAt = startedAt;
  const line = () => progressText(done, total, remark(), (Date.now() - startedAt) / 1000);
  return {
    step(): void {
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K  ${line()}`);
      else if (Date.now() - shownAt >= EACH_LINE_MS && done < total) {
        shownAt = Date.now();
        process.stdout.write(`  ${line()}\n`);
      }
    },
    end(): void {
      const took = durationText((Date.now() - startedAt) / 1000);
      const start = process.stdout.isTTY ? '\r\u001b[2K' : '';
      process.stdout.write(`${start}  ${line()}, in ${took}\n`);
    },
  };
}
