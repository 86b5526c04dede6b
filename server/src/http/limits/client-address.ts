import { isIP } from 'node:net';

/** A client's network, and how many times the budget of one client it has. */
interface ClientNetwork {
  network: string;
  times: number;
}

/** Of IPv6: one subscriber has a /64, often a /56, and a rented server a /48, with 65,536 times a /64. */
const PREFIXES = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/**
 * The networks under which a client is counted, the narrowest first: its IPv4 address, or the /64, /56 and /48 networks
 * of its IPv6 address. An IPv4 address written as IPv6 is the IPv4 address.
 * @param ip as Express gives it, by its `trust proxy` setting; some proxies add a port
 */
export function networksOf(ip: string | undefined): ClientNetwork[] {
  const address = withoutPort(ip ?? '');
  if (isIP(address) !== 6) return [{ network: address, times: 1 }];
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [{ network: [high >> 8, high & 255, low >> 8, low & 255].join('.'), times: 1 }];
  return PREFIXES.map(({ bits, times }) => ({ network: prefixOf(groups, bits), times }));
}

/** The narrowest network of a client: its IPv4 address, or its /64. */
export function clientOf(ip: string | undefined): string {
  return networksOf(ip)[0]?.network ?? '';
}

/** The widest network of a client: its IPv4 address, or its /48. */
export function widestNetworkOf(ip: string | undefined): ClientNetwork {
  return networksOf(ip).at(-1) ?? { network: '', times: 1 };
}

/** Such as `2001:db8:1:200::/56`. */
function prefixOf(groups: readonly number[], bits: number): string {
  const masked = groups.slice(0, 4).map((group, at) => {
    const prefixBits = Math.min(16, Math.max(0, bits - at * 16));
    return group & (0xffff << (16 - prefixBits)) & 0xffff;
  });
  return `${masked.map((group) => group.toString(16)).join(':')}::/${bits}`;
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
