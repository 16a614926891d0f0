/** What stands for the number of a record where the path has none; no record has it, so nobody asks the server for it. */
export const noRecord = 0;

/**
 * How a route reads a record's number from its path and writes it back. Text that is no number becomes {@link noRecord}:
 * the screen then says that there is no such record.
 */
export function recordParam<const Name extends string>(name: Name) {
  return {
    parse: (params: Record<Name, string>) => {
      const id = Number(params[name]);
      return { [name]: Number.isSafeInteger(id) && id > 0 ? id : noRecord } as Record<Name, number>;
    },
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  };
}
