import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';

/**
 * The JSON Schema of the protocol, made of the types that server and client are written with, comments included:
 * `npm run protocol` writes it to docs/protocol.schema.json, for those who write clients in other languages.
 */

/** Where the types of the protocol stand. */
const SOURCES = [
  'protocol/messages.ts',
  'protocol/delta.ts',
  'protocol/barred.ts',
  'protocol/http.ts',
  'protocol/people.ts',
  'protocol/deals.ts',
  'protocol/calling.ts',
  'kernel/frame.ts',
  'kernel/advice.ts',
  'kernel/table.ts',
  'kernel/history.ts',
  'kernel/step-host.ts',
  'kernel/game.ts',
];
/** What travels over a socket; what these speak of comes along. */
const MESSAGES = ['ClientMessage', 'ServerMessage'];
/** What travels over HTTP, as bodies and as answers. Which is which docs/PROTOCOL.md says. */
export const HTTP = [
  'CreateTable',
  'CreatedTable',
  'PairedTable',
  'GamesInfo',
  'MyInfo',
  'FinishedGames',
  'ListedTables',
  'ShownTable',
  'PersonInfo',
  'SignedIn',
  'LinkOpened',
  'PeopleInfo',
  'Distance',
  'NewDeal',
  'Today',
  'DealBoard',
  'DealGames',
  'MessagesInfo',
  'Destination',
  'CallWishes',
  'ChannelInfo',
  'Refused',
] as const;
/** What each game adds fields of its own to. */
const OPEN = ['Event'];

export const SCHEMA_FILE = fileURLToPath(new URL('../docs/protocol.schema.json', import.meta.url));

interface Schema {
  readonly [keyword: string]: unknown;
}

interface Declared {
  readonly node: ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
  readonly comment: string | null;
  readonly source: Source;
}

interface Source {
  readonly text: string;
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
}

/** An object that is being put together: its fields, and which of them must be there. */
interface Fields {
  readonly properties: { [name: string]: Schema };
  readonly required: string[];
  others: boolean | Schema;
}

/** Turns types into schemas. What it meets for the first time it names in `$defs`; a type that it does not know is a fault. */
class Describer {
  readonly defs: { [name: string]: Schema } = {};
  readonly #types = new Map<string, Declared>();
  /** Constant lists of texts, which types are made of with `(typeof list)[number]`. */
  readonly #lists = new Map<string, readonly string[]>();

  read(text: string): void {
    const { program, comments } = parseSync('types.ts', text, {});
    const source = { text, comments };
    for (const statement of program.body) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') {
        const comment = commentBefore(source, statement.start);
        if (this.#types.has(node.id.name)) throw new Error(`two types are called '${node.id.name}'`);
        this.#types.set(node.id.name, { node, comment, source });
      } else if (node?.type === 'VariableDeclaration') this.#readList(text.slice(node.start, node.end));
    }
  }

  #readList(text: string): void {
    const [, name, list] = /^const (\w+) = \[([^\]]*)\] as const/.exec(text) ?? [];
    if (name !== undefined)
      this.#lists.set(
        name,
        [...list.matchAll(/'([^']*)'/g)].map(([, word]) => word),
      );
  }

  /** A reference to a named type, which is described if it was not yet. */
  named(name: string): Schema {
    const declared = this.#types.get(name);
    if (declared === undefined) throw new Error(`no type '${name}' in ${SOURCES.join(', ')}`);
    if (this.defs[name] === undefined) {
      // Types speak of themselves.
      this.defs[name] = {};
      const { node, comment, source } = declared;
      const schema =
        node.type === 'TSInterfaceDeclaration'
          ? closed(this.#fields(name), OPEN.includes(name))
          : this.#schema(node.typeAnnotation, source);
      this.defs[name] = { ...(comment === null ? {} : { description: comment }), ...schema };
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** All fields of an interface, with those that it takes over. */
  #fields(name: string): Fields {
    const declared = this.#types.get(name);
    if (declared?.node.type !== 'TSInterfaceDeclaration') throw new Error(`'${name}' is no interface`);
    const { node, source } = declared;
    const fields: Fields = { properties: {}, required: [], others: false };
    for (const { expression } of node.extends) {
      if (expression.type !== 'Identifier') throw new Error(`${name} extends something unknown`);
      merge(fields, this.#fields(expression.name));
    }
    merge(fields, this.#members(node.body.body, source));
    return fields;
  }

  #members(members: readonly ESTree.TSSignature[], source: Source): Fields {
    const fields: Fields = { properties: {}, required: [], others: false };
    for (const member of members) {
      if (member.type === 'TSIndexSignature')
        fields.others = this.#schema(member.typeAnnotation.typeAnnotation, source);
      else if (
        member.type === 'TSPropertySignature' &&
        member.key.type === 'Identifier' &&
        member.typeAnnotation != null
      ) {
        const { name } = member.key;
        const comment = commentBefore(source, member.start);
        const schema = this.#schema(member.typeAnnotation.typeAnnotation, source);
        fields.properties[name] = comment === null ? schema : { description: comment, ...schema };
        if (!member.optional) fields.required.push(name);
      } else throw new Error(`a field that is not known: ${source.text.slice(member.start, member.end)}`);
    }
    return fields;
  }

  #schema(node: ESTree.TSType, source: Source): Schema {
    switch (node.type) {
      case 'TSStringKeyword':
        return { type: 'string' };
      case 'TSNumberKeyword':
        return { type: 'number' };
      case 'TSBooleanKeyword':
        return { type: 'boolean' };
      case 'TSUnknownKeyword':
        return {};
      case 'TSNullKeyword':
        return { type: 'null' };
      case 'TSLiteralType':
        if (node.literal.type === 'Literal') return { const: node.literal.value };
        break;
      case 'TSTypeOperator':
      case 'TSParenthesizedType':
        return this.#schema(node.typeAnnotation, source);
      case 'TSArrayType':
        return { type: 'array', items: this.#schema(node.elementType, source) };
      case 'TSTupleType':
        if (node.elementTypes.length !== 1) break;
        return {
          type: 'array',
          items: this.#schema(node.elementTypes[0] as ESTree.TSType, source),
          minItems: 1,
          maxItems: 1,
        };
      case 'TSTypeLiteral':
        return closed(this.#members(node.members, source));
      case 'TSUnionType':
        return this.#union(node.types, source);
      case 'TSIntersectionType':
        return this.#intersection(node.types, source);
      case 'TSIndexedAccessType': {
        const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(source.text.slice(node.start, node.end)) ?? [];
        const words = this.#lists.get(list ?? '');
        if (words !== undefined) return { enum: words };
        break;
      }
      case 'TSTypeReference':
        return this.#reference(node, source);
    }
    throw new Error(`a type that is not known: ${source.text.slice(node.start, node.end)}`);
  }

  #reference(node: ESTree.TSTypeReference, source: Source): Schema {
    const name = source.text.slice(node.typeName.start, node.typeName.end);
    const inner = node.typeArguments?.params ?? [];
    if (name === 'Readonly') return this.#schema(inner[0], source);
    if (name === 'Record') return { type: 'object', additionalProperties: this.#schema(inner[1], source) };
    return this.named(name);
  }

  #union(types: readonly ESTree.TSType[], source: Source): Schema {
    const schemas = types.map(type => {
      const comment =
        type.type === 'TSTypeLiteral' || type.type === 'TSParenthesizedType' ? commentBefore(source, type.start) : null;
      const schema = this.#schema(type, source);
      return comment === null ? schema : { description: comment, ...schema };
    });
    if (schemas.every(schema => 'const' in schema)) return { enum: schemas.map(schema => schema.const) };
    return { anyOf: schemas };
  }

  /** All fields of several objects; where one of them is a choice of several, all of these with the fields of the others. */
  #intersection(types: readonly ESTree.TSType[], source: Source): Schema {
    let choices: Fields[] = [{ properties: {}, required: [], others: false }];
    for (const type of types) {
      const members = this.#objects(type, source);
      choices = choices.flatMap(before =>
        members.map(more => {
          const both: Fields = {
            properties: { ...before.properties },
            required: [...before.required],
            others: before.others,
          };
          merge(both, more);
          return both;
        }),
      );
    }
    const schemas = choices.map(fields => closed(fields));
    return schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  }

  #objects(type: ESTree.TSType, source: Source): Fields[] {
    if (type.type === 'TSTypeLiteral') return [this.#members(type.members, source)];
    if (type.type === 'TSParenthesizedType') return this.#objects(type.typeAnnotation, source);
    if (type.type === 'TSUnionType') return type.types.flatMap(one => this.#objects(one, source));
    if (type.type === 'TSTypeReference') {
      const name = source.text.slice(type.typeName.start, type.typeName.end);
      const declared = this.#types.get(name);
      if (declared?.node.type === 'TSInterfaceDeclaration') return [this.#fields(name)];
      if (declared?.node.type === 'TSTypeAliasDeclaration') {
        return this.#objects(declared.node.typeAnnotation, declared.source);
      }
    }
    throw new Error(`not an object: ${source.text.slice(type.start, type.end)}`);
  }
}

function merge(into: Fields, { properties, required, others }: Fields): void {
  Object.assign(into.properties, properties);
  for (const name of required) if (!into.required.includes(name)) into.required.push(name);
  if (others !== false) into.others = others;
}

function closed({ properties, required, others }: Fields, isOpen = false): Schema {
  return { type: 'object', properties, required, additionalProperties: isOpen || others };
}

/** The comment that ends right before something, without its stars. */
function commentBefore({ text, comments }: Source, start: number): string | null {
  const found = comments.findLast(
    ({ end, value }) => end <= start && value.startsWith('*') && isNear(text.slice(end, start)),
  );
  if (found === undefined) return null;
  return found.value
    .replace(/^\*/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}

/** Between a comment and what it is about stand only spaces, and the bar of a union. */
function isNear(between: string): boolean {
  return /^\s*\|?\s*\(?$/.test(between);
}

export function protocolSchema(read: (path: string) => string = readSource): Schema {
  const describer = new Describer();
  for (const path of SOURCES) describer.read(read(path));
  const messages = MESSAGES.map(name => describer.named(name));
  for (const name of HTTP) describer.named(name);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What Bonebed and its clients say to each other',
    description:
      'Made of the types in protocol/ and kernel/ with `npm run protocol`; docs/PROTOCOL.md tells the same as a story. A message on a socket is one of those of ' +
      '`anyOf`; what goes over HTTP is named in `$defs`.',
    anyOf: messages,
    $defs: describer.defs,
  };
}

function readSource(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
}

export function schemaText(): string {
  return `${JSON.stringify(protocolSchema(), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SCHEMA_FILE, schemaText());
