import { problemsOfLines } from './source.mjs';

const CODE = /\.(ts|tsx|mts|mjs|cjs|js|css|html|sh)$/;
// Put together so that this line isn't found.
const LEFT_FOR_LATER = new RegExp(['\\bTO', 'DO\\b|\\bFIX', 'ME\\b'].join(''));
const NOT_RUN = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/;
const SILENCED = /@ts-(?:ignore|nocheck)\b/;
const MACHINE_PATH = /(?:^|[\s'"`=(,])(?:\/(?:home|Users|root|work)\/\w|[A-Z]:\\\\?Users)/;
const ENCODED_PATH = /import\.meta\.url\)\.pathname/;
const REGISTRY = /"resolved":\s*"https?:/;

/** What doesn't stay in a file: work left for later, tests that don't run, silenced types, one machine's paths. */
export function checkHygiene(file) {
  if (/(?:^|\/)package-lock\.json$/.test(file.path)) {
    return problemsOfLines(
      file,
      REGISTRY,
      'a registry address; install with omit-lockfile-registry-resolved=true.',
    );
  }
  const problems = problemsOfLines(
    file,
    MACHINE_PATH,
    'a path of one machine; the repository works from anywhere.',
  );
  if (!CODE.test(file.path)) return problems;
  return [
    ...problems,
    ...problemsOfLines(file, LEFT_FOR_LATER, 'work left for later; do it or write an issue.'),
    ...problemsOfLines(file, NOT_RUN, 'a test that is skipped, or that keeps the others from running.'),
    ...problemsOfLines(file, ENCODED_PATH, 'a path with its spaces encoded; use fileURLToPath.'),
    ...problemsOfLines(file, SILENCED, 'a silenced type error; fix the type.'),
  ];
}
