import ts from 'typescript';

/** Methods of a mongoose model or query whose first argument says which documents are meant. */
const FILTERS = new Set([
  'countDocuments',
  'deleteMany',
  'deleteOne',
  'distinct',
  'exists',
  'find',
  'findOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
  'where',
]);
/** `distinct(field, filter)` names the field first. */
const filterOf = ({ callee, arguments: args }) => (callee.property.name === 'distinct' ? args[1] : args[0]);

/**
 * X16: no filter holds a value that can be `undefined` or of any type. MongoDB is sent `null` for it, which matches
 * documents without the field: another one than was meant.
 */
export const definedFilter = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      undefinedValue:
        'This filter value can be missing: undefined is sent as null, which is any document without the field, and a condition that is left out is any document. Check it before the query.',
      anyValue:
        'This filter value has no known type, so it can be undefined or an operator. Give it the type of the field.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
    const parts = (type) => (type.isUnion() ? type.types : [type]);
    const isModel = (node) =>
      ['Model', 'Query'].includes(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)).symbol?.name);

    function judge(type, node) {
      const flags = parts(type).reduce((all, { flags }) => all | flags, 0);
      if (flags & ts.TypeFlags.Undefined) context.report({ node, messageId: 'undefinedValue' });
      else if (flags & ts.TypeFlags.Any) context.report({ node, messageId: 'anyValue' });
    }

    /** Goes into what is written out; of anything else the type of each of its fields counts. */
    function visit(node) {
      switch (node.type) {
        case 'ObjectExpression':
          node.properties.forEach((property) =>
            visit(property.type === 'SpreadElement' ? property.argument : property.value),
          );
          return;
        case 'ArrayExpression':
          node.elements.forEach(
            (element) => element && visit(element.type === 'SpreadElement' ? element.argument : element),
          );
          return;
        case 'ConditionalExpression':
          visit(node.consequent);
          visit(node.alternate);
          return;
        case 'CallExpression':
          // mongoose.trusted({ … }) marks operators of our own
          if (node.callee.property?.name === 'trusted') return visit(node.arguments[0]);
          break;
      }
      const type = typeOf(node);
      judge(type, node);
      for (const part of parts(type)) {
        const declared = part.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
        // Values of the driver's classes, such as ids and dates, are whole; a QueryFilter says that it is a search.
        if (!(part.flags & ts.TypeFlags.Object) || part.isClass() || /node_modules/.test(declared)) continue;
        if (checker.isArrayType(part) || part.getCallSignatures().length > 0) continue;
        for (const field of part.getProperties()) {
          if (field.flags & ts.SymbolFlags.Optional) context.report({ node, messageId: 'undefinedValue' });
          else judge(checker.getTypeOfSymbolAtLocation(field, esTreeNodeToTSNodeMap.get(node)), node);
        }
      }
    }

    return {
      'CallExpression[callee.type="MemberExpression"]'(node) {
        if (!FILTERS.has(node.callee.property.name) || !isModel(node.callee.object)) return;
        const filter = filterOf(node);
        if (filter && !['FunctionExpression', 'ArrowFunctionExpression'].includes(filter.type)) visit(filter);
      },
    };
  },
};
