import { dirname } from 'node:path';

const KEYBOARD = /userEvent\.(keyboard|tab|type)\(/;
const POINTER = /userEvent\.(click|hover|pointer|dblClick)\(|fireEvent\.(click|pointer\w+|mouse\w+)\(/;

/** What shows that a component can be operated: a callback of its own (`onSelect: …`), or an actor that it sends events to. */
const OPERATED = /^ {2}on[A-Z]\w*\??: |\bactor: |\bonRetry\b/m;

/** Media that report their events, and are operated by the components around them. */
const REPORTS_ONLY = new Set(['packages/ui/src/ReelVideo']);

/** The parts of a story file's subject: its component's folder in the library, its screen in the app. */
function subjectOf(path) {
  if (/^packages\/ui\/src\/[A-Z]\w*\/\w+\.stories\.tsx$/.test(path)) {
    const folder = dirname(path);
    return (other) => dirname(other) === folder && /(?<!\.stories|\.test)\.tsx$/.test(other);
  }
  if (/^apps\/web\/src\/.*Screen\.stories\.tsx$/.test(path)) {
    return (other) => other === path.replace('.stories', '');
  }
  return null;
}

/** Components and screens that can be operated and are not played both by keyboard and by pointer in their stories. */
export function checkOperated(files) {
  return files.flatMap(({ path, text }) => {
    const belongs = subjectOf(path);
    if (belongs === null || REPORTS_ONLY.has(dirname(path))) return [];
    if (!files.some((file) => belongs(file.path) && OPERATED.test(file.text))) return [];
    return [
      [KEYBOARD, 'keyboard'],
      [POINTER, 'pointer'],
    ].flatMap(([isPlayed, means]) =>
      isPlayed.test(text) ? [] : [`${path}: can be operated, and no story plays it by ${means}.`],
    );
  });
}
