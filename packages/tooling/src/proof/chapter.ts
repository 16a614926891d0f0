/** A part of the specification, and the tests of one file that show that it holds. */
export interface Chapter {
  /** The part, and the section where it stands. */
  title: string;
  /** The file of the tests, in the repo. */
  tests: string;
  /**
   * Whether the rows are texts of the console, which that file must hold to the letter, or the file that it takes them from;
   * `{…}` stands for what is filled in.
   */
  literal?: boolean | string;
  /** What the specification says, and the whole name of the test that shows it; `*` stands for the cases of a table. */
  rows: Readonly<Record<string, string>>;
}
