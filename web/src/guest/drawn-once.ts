import { options } from 'preact';

/** As much of Preact's inside as is touched here; its names are the same in every release of one major version. */
interface Component {
  /** Whether the hooks have given it a `shouldComponentUpdate`. */
  __f?: boolean;
  getChildContext?: () => object;
  sub?: (reader: unknown) => void;
}
interface Node {
  type: { Provider?: unknown; __c?: string };
  __c: Component;
}
interface Inside {
  __r?: (node: Node) => void;
}

/**
 * Takes from components what only a second drawing would need; on the server there is none. Preact gives a function to each
 * component with a state, and three to each provider of a context, by an assignment for which V8 puts a function among the
 * old objects at once. From there it held the whole tree of the page until the next full garbage collection: 130 KB for
 * each page that was drawn, and a card that is answered by many is drawn 50 times a second.
 */
export function drawOnce(): void {
  const inside = options as Inside;
  const before = inside.__r;
  inside.__r = (node) => {
    const { type, __c: component } = node;
    component.__f = true;
    if (type.Provider === type && type.__c !== undefined) provide(component, type.__c);
    before?.(node);
  };
}

/** What Preact's provider would do for itself: its readers find it, and nobody has to be told of another value. */
function provide(component: Component, context: string): void {
  const provided = { [context]: component };
  const children = (): object => provided;
  component.getChildContext = children;
  component.sub = nobody;
}
const nobody = (): void => undefined;
