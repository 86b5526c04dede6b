import { cruise } from 'dependency-cruiser';
import config from '../../dependency-cruiser.config.mjs';

const { options, forbidden } = config;
const SPEC = /\.spec\.tsx?$/;

/**
 * Which file imports which, held to dependency-cruiser.config.mjs, and the same for modules.
 * @returns {Promise<{ problems: string[], modules: Map<string, Set<string>> }>} each module with those that it imports
 */
export async function readImports() {
  const folders = ['shared/src', 'server/src', 'web/src', 'e2e', 'bench'];
  const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true });
  const modules = modulesOf(output.modules);
  const problems = output.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  );
  const cycle = findCycle(modules);
  if (cycle) problems.push(`no-module-cycle: ${cycle.join(' → ')}`);
  return { problems, modules };
}

/** A module: each folder of server and shared, each layer and each feature of the web app, each other workspace. */
function moduleOf(file) {
  const [workspace, ...folders] = file.split('/').slice(0, -1);
  if (workspace === 'server') return [workspace, ...folders].join('/');
  if (workspace === 'shared') return [workspace, ...folders.slice(0, 2)].join('/');
  if (workspace === 'web') return [workspace, ...folders.slice(0, folders[1] === 'features' ? 3 : 2)].join('/');
  return ['e2e', 'bench'].includes(workspace) ? workspace : undefined;
}

function modulesOf(files) {
  const modules = new Map();
  for (const { source, dependencies } of files) {
    const from = moduleOf(source);
    if (from === undefined || SPEC.test(source)) continue;
    const imported = modules.get(from) ?? new Set();
    modules.set(from, imported);
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return modules;
}

/** The modules of a cycle, the first at its end as well; nothing where there is none. */
function findCycle(modules) {
  const done = new Set();
  const visit = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const imported of modules.get(name) ?? []) {
      const cycle = visit(imported, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of modules.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}
