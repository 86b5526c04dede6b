import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Debian's Firefox. */
export const firefoxPath = () => FIREFOX.find((file) => existsSync(file));

/**
 * The engines beside Chromium, by the names of their projects in e2e/engines.config.ts, with Debian's packages of each.
 */
const ENGINES = [
  {
    name: 'webkit',
    label: 'WebKit',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    isHere: () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb') && hasWebKitForPython(),
  },
  {
    name: 'old-webkit',
    label: 'WPE WebKit',
    packages: ['wpewebkit-driver', 'cog'],
    isHere: () => existsSync('/usr/bin/WPEWebDriver') && existsSync('/usr/bin/cog'),
  },
  { name: 'firefox', label: 'Firefox', packages: ['firefox-esr'], isHere: () => firefoxPath() !== undefined },
];

/** The window of e2e/engines/support/phone-window.py is made of these. */
function hasWebKitForPython() {
  const script = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', script], { stdio: 'ignore' }).status === 0;
}

/**
 * Which engines this machine has.
 * @returns the names of the present ones, how many are missing, and the line that says how to get those (or nothing)
 */
export function findEngines(engines = ENGINES) {
  const missing = engines.filter(({ isHere }) => !isHere());
  const present = engines.filter((engine) => !missing.includes(engine)).map(({ name }) => name);
  const packages = missing.flatMap((engine) => engine.packages).join(' ');
  const labels = missing.map(({ label }) => label).join(', ');
  const line =
    missing.length > 0
      ? `Not tested in ${labels}: not installed (Debian: apt-get install --no-install-recommends ${packages}).`
      : undefined;
  return { present, missing: missing.length, line };
}
