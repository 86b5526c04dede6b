import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The head of a page as a browser reads it. */
export interface ReadHead {
  language: string;
  titles: string[];
  /** Contents by `name` or `property`. */
  metas: ReadonlyMap<string, string[]>;
  links: Readonly<Record<string, string>>[];
  /** What the page says in schema.org's vocabulary, each thing by itself. */
  described: Readonly<Record<string, unknown>>[];
  /** The types of the page's scripts. */
  scripts: string[];
  /** The names of all elements of the head. */
  elements: string[];
}

const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export function readHead(html: string): ReadHead {
  const all = elementsOf(parse(html));
  const head = all.find(({ tagName }) => tagName === 'head');
  const inHead = head ? elementsOf(head) : [];
  const metas = new Map<string, string[]>();
  for (const meta of all.filter(({ tagName }) => tagName === 'meta').map(attributesOf)) {
    const name = meta['name'] ?? meta['property'] ?? '';
    metas.set(name, [...(metas.get(name) ?? []), meta['content'] ?? '']);
  }
  const scripts = all.filter(({ tagName }) => tagName === 'script');
  const root = all.find(({ tagName }) => tagName === 'html');
  return {
    language: (root && attributesOf(root)['lang']) ?? '',
    titles: all.filter(({ tagName }) => tagName === 'title').map(textOf),
    metas,
    links: all.filter(({ tagName }) => tagName === 'link').map(attributesOf),
    described: scripts.filter((script) => attributesOf(script)['type'] === 'application/ld+json').flatMap(describedBy),
    scripts: scripts.map((script) => attributesOf(script)['type'] ?? ''),
    elements: inHead.map(({ tagName }) => tagName),
  };
}

function describedBy(script: Element): Readonly<Record<string, unknown>>[] {
  const data = JSON.parse(textOf(script)) as { '@context': string; '@graph': Record<string, unknown>[] };
  if (data['@context'] !== 'https://schema.org') throw new Error(`another vocabulary: ${data['@context']}`);
  return data['@graph'];
}

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ['tagName' in child ? [child] : [], elementsOf(child)].flat());
}
