/**
 * How a route reads a record's number from its path and writes it back. Text that is no number becomes 0, which no
 * record has: the screen then says that there is no such record, in the server's words.
 */
export function recordParam<const Name extends string>(name: Name) {
  return {
    parse: (params: Record<Name, string>) => {
      const id = Number(params[name]);
      return { [name]: Number.isSafeInteger(id) && id > 0 ? id : 0 } as Record<Name, number>;
    },
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  };
}
