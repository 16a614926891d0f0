import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type Contract, ContractError } from './contract.ts';
import { banner, docstring } from './docs.ts';

const reference = (name: string) => ts.factory.createTypeReferenceNode(name);
const undefinedType = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);

/** `'A' | 'B' | (string & {})`: editors suggest the known values, and any other string is valid. */
function openEnumType(values: readonly (string | number)[]): ts.TypeNode {
  const anyString = ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      ts.factory.createTypeLiteralNode([]),
    ]),
  );
  const known = values.map((value) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(String(value))),
  );
  return ts.factory.createUnionTypeNode([...known, anyString]);
}

const isSchemas = (member: ts.TypeElement): member is ts.PropertySignature =>
  ts.isPropertySignature(member) && ts.isIdentifier(member.name) && member.name.text === 'schemas';

/**
 * Prints the types of openapi-typescript, with a type of its own for each schema in place of
 * `components["schemas"]["Order"]`. Editors and the compiler then show the name, and not all fields.
 */
function printNamed(nodes: readonly ts.Node[], contract: Contract): string {
  const types: string[] = [];
  const rest = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node;
    const literal = node.members.find(isSchemas)?.type;
    for (const member of literal && ts.isTypeLiteralNode(literal) ? literal.members : []) {
      if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || !member.type)
        continue;
      const name = member.name.text;
      const description = docstring([contract.schemas[name]?.description]);
      types.push(`${description}export type ${name} = ${astToString(member.type).trim()};\n`);
    }
    const others = node.members.filter((member) => !isSchemas(member));
    return ts.factory.createInterfaceDeclaration(node.modifiers, node.name, [], [], others);
  });
  return [...types, astToString(rest)]
    .join('\n')
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');
}

/**
 * `schema.ts`: openapi-typescript's types of the whole contract with some changes. Each schema has a type of its own.
 * Open enums accept any string, binary strings are Blobs, and optional properties accept `undefined`, which is not
 * sent. So the types are equally easy to use with and without `exactOptionalPropertyTypes`.
 * @param propertyTypes types that replace the contract's, by `Schema` or `Schema/property`
 * @throws {ContractError} for a property that the contract does not have
 */
export async function emitSchema(
  contract: Contract,
  yaml: string,
  propertyTypes: Readonly<Record<string, string>>,
): Promise<string> {
  const unmet = new Set(Object.keys(propertyTypes));
  const nodes = await openapiTS(yaml, {
    defaultNonNullable: false,
    silent: true,
    transform(schema, { path = '' }) {
      if ('format' in schema && schema.format === 'binary') return reference('Blob');
      const name = /^#\/components\/schemas\/(\w+)$/.exec(path)?.[1];
      if (name === undefined) return undefined;
      const override = propertyTypes[name];
      if (override !== undefined) {
        unmet.delete(name);
        return reference(override);
      }
      const own = contract.schemas[name];
      return own?.['x-open-enum'] && own.enum ? openEnumType(own.enum) : undefined;
    },
    transformProperty(property, _schema, { path = '' }) {
      const key = path.replace('#/components/schemas/', '');
      const override = propertyTypes[key];
      unmet.delete(key);
      const type = override === undefined ? property.type : reference(override);
      if (!type || (property.questionToken === undefined && override === undefined))
        return undefined;
      return ts.factory.updatePropertySignature(
        property,
        property.modifiers,
        property.name,
        property.questionToken,
        property.questionToken ? ts.factory.createUnionTypeNode([type, undefinedType]) : type,
      );
    },
  });
  for (const key of unmet) {
    throw new ContractError(key, 'does not exist, but sdk-types.ts has a type for it');
  }
  return banner + printNamed(nodes, contract);
}
