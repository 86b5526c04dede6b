import { isIP } from 'node:net';

/**
 * What stands for a client: its IPv4 address, or the /64 network of its IPv6 address, since whoever has one address of
 * such a network has all of them. An IPv4 address in IPv6's clothes is the IPv4 address.
 * @param ip as Express says it, by its `trust proxy` setting; some proxies add a port
 */
export function clientOf(ip: string | undefined): string {
  const address = withoutPort(ip ?? '');
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function withoutPort(ip: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(ip) ?? [];
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip) ?? [];
  return bracketed ?? dotted ?? ip;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const bare = (address.split('%')[0] ?? '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = bare.split('::');
  const numbers = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => 0), ...last];
}
