import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import {
  type Contract,
  ContractError,
  type Parameter,
  queryParameters,
  resolveSchema,
  type Schema,
} from './contract.ts';
import { banner, docstring, sentence } from './docs.ts';
import { operationTypeName } from './names.ts';

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

/**
 * `types.ts`: openapi-typescript's type of each component schema and of each operation's query. Open enumerations accept
 * any string, and optional properties accept `undefined`, which is not sent. So the types are equally easy to use with
 * and without `exactOptionalPropertyTypes`.
 * @param propertyTypes types that replace the contract's, by `Schema` or `Schema/property`
 * @throws {ContractError} for one of them that replaces nothing
 */
export async function emitTypes(
  contract: Contract,
  propertyTypes: Readonly<Record<string, string>>,
): Promise<string> {
  const queries = new Map(
    contract.operations
      .filter((operation) => queryParameters(operation).length > 0)
      .map(({ id, summary, ...operation }) => [
        `${operationTypeName(id)}Query`,
        {
          description: `Query of \`${id}\`: ${sentence(summary)}`,
          ...querySchema(queryParameters({ id, summary, ...operation })),
        },
      ]),
  );
  const schemas = mapValues({ ...contract.schemas, ...Object.fromEntries(queries) }, (schema) =>
    withInheritedDescriptions(contract, schema),
  );
  const unmet = new Set(Object.keys(propertyTypes));
  const nodes = await openapiTS(documentOf(schemas), {
    defaultNonNullable: false,
    silent: true,
    transform(_schema, { path = '' }) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(path)?.[1];
      if (name === undefined) return undefined;
      const override = propertyTypes[name];
      if (override !== undefined) {
        unmet.delete(name);
        return reference(override);
      }
      const own = schemas[name];
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
  const types = schemaTypes(nodes).map(([name, type]) => {
    const named = queries.has(name) ? `Query<${type}>` : type;
    return `${docstring([schemas[name]?.description])}export type ${name} = ${named};\n`;
  });
  return [`${banner}import type { Query } from '../signatures.ts';\n`, ...types]
    .join('\n')
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll('@description ', '')
    .replaceAll(' (enum property replaced by openapi-typescript)', '');
}

/** A document that has only schemas. */
const documentOf = (schemas: Record<string, Schema>) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Types', version: '1' },
    paths: {},
    components: { schemas },
  });

/** The query of an operation as a schema. */
const querySchema = (parameters: readonly Parameter[]): Schema => ({
  type: 'object',
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(
    parameters.map(({ name, schema, description, example }) => [
      name,
      { ...schema, description, ...(example !== undefined && { examples: [example] }) },
    ]),
  ),
});

/** Gives properties that only refer to a schema its description, so that editors show it. */
function withInheritedDescriptions(contract: Contract, schema: Schema): Schema {
  const describe = (part: Schema): Schema => {
    const { description } = { ...resolveSchema(contract, part), ...part };
    return description === undefined ? part : { ...part, description };
  };
  return {
    ...schema,
    ...(schema.properties && { properties: mapValues(schema.properties, describe) }),
    ...(schema.allOf && {
      allOf: schema.allOf.map((part) => withInheritedDescriptions(contract, part)),
    }),
  };
}

const mapValues = <Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** The printed types of `components.schemas`. Editors and the compiler show the name of each, and not all fields. */
function schemaTypes(nodes: readonly ts.Node[]): (readonly [name: string, type: string])[] {
  return nodes
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .filter(({ name }) => ts.isIdentifier(name) && name.text === 'schemas')
    .flatMap(({ type }) => (type && ts.isTypeLiteralNode(type) ? type.members : []))
    .flatMap((member) => {
      if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || !member.type)
        return [];
      return [[member.name.text, astToString(member.type).trim()] as const];
    });
}
