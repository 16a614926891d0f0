/** An object whose fields have a value where they are there at all. */
export type Defined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

/** The fields that have a value; null is one. For bodies, whose optional fields may be there as undefined. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Fields>;
}
