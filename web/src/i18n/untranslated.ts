import ts from 'typescript';

/** The attributes that a person reads or hears. */
const TEXT_ATTRIBUTES = [
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'caption',
  'heading',
  'busyLabel',
];
const WORD = /\p{L}{2,}/u;

/** A text in a component instead of the dictionary. */
export interface UntranslatedText {
  line: number;
  text: string;
}

/**
 * The words in a component's JSX, and in its attributes that a person reads or hears, that are not from the dictionary.
 */
export function untranslatedTexts(file: string, source: string): UntranslatedText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: UntranslatedText[] = [];
  const note = (node: ts.Node, text: string): void => {
    if (!WORD.test(text)) return;
    found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text: text.trim() });
  };
  /** The literals that an expression can be: `a ? 'x' : 'y'`, `` `x ${y}` ``, `a && 'x'`. */
  const noteLiterals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].forEach((part) => note(part, part.text));
    } else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(noteLiterals);
    else if (ts.isBinaryExpression(node)) noteLiterals(node.right);
    else if (ts.isParenthesizedExpression(node)) noteLiterals(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) noteLiterals(node.expression);
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.includes(node.name.getText(tree)) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) note(node.initializer, node.initializer.text);
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression) {
        noteLiterals(node.initializer.expression);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
