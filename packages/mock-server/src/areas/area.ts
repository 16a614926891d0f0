import type { Area } from '../engine/call.ts';
import type { Records, TableName } from '../world/records/tables.ts';
import type { Rng } from '../world/rng.ts';
import type { Background, World } from '../world/world.ts';
import type { Sizes } from './sizes.ts';

/** A domain of the catalogue with its only drop. */
export interface CreatedDomain {
  readonly domain: string;
  readonly tld: string;
  readonly drop_date: string;
  /** In dollars. */
  readonly price: number;
}

/** What `create` makes: records of the tables, and domains of the catalogue. */
export type Creatable = Records & { readonly domains: CreatedDomain };

/** The given fields of a new record. For one with an owner, `user` is the owner's email or username. */
export type Given<Name extends keyof Creatable> = Partial<Omit<Creatable[Name], 'id'>> & {
  readonly user?: string;
};

/** The world in which a record is made. */
export interface Making extends World {
  /** The first active record of a table that passes. If there is none, one with the given values is created. */
  readonly first: <Name extends TableName>(
    name: Name,
    passes?: (record: Records[Name]) => boolean,
    given?: Given<Name>,
  ) => Records[Name];
}

/** An ordinary record of each table. It fits the given values, which replace its own. */
export type Ordinary = {
  readonly [Name in TableName]?: (
    world: Making,
    given: Given<Name>,
    id: number,
  ) => Omit<Records[Name], 'id'>;
};

interface AreaParts<Tag extends string> {
  /** A handler for each operation with one of the tags. A missing one does not compile. */
  readonly handlers: Area<Tag>;
  /** Fills the area's tables. Draws from a stream of its own, so that a new draw changes nothing elsewhere. */
  readonly seed?: (world: World, rng: Rng, sizes: Sizes) => void;
  readonly ordinary?: Ordinary;
  /** The effects of its jobs. */
  readonly jobs?: Partial<Background['kinds']>;
}

/** Declares an area: `defineArea<'news'>({ handlers, seed, ordinary })`. `areas.ts` has the list. */
export const defineArea = <Tag extends string>(parts: AreaParts<Tag>): AreaParts<Tag> => parts;
