/** The types of the answers' shapes, which are generated from the contract. */

/** The type of a value. `instant` and `day` are texts, `value` is a text, number or boolean, `any` is any JSON. */
export type ValueKind = 'number' | 'boolean' | 'instant' | 'day' | 'text' | 'value' | 'any';

/** The type of a field: an object, a single value, a word, or a list with the type of its items. */
export type FieldType =
  | AnswerShape
  | ValueKind
  | WordList
  | readonly [item: AnswerShape | ValueKind];

/** Fields by their names. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

/** A word, which a service may send as its position from 1. */
export interface WordList {
  readonly words: readonly string[];
}

/** An object in an answer. Fields that it does not name may have any value. */
export interface AnswerShape {
  /** The fields that it must have. */
  readonly fields?: FieldTypes;
  /** The fields that may be null. */
  readonly nullable?: FieldTypes;
  /** The fields that may be missing. */
  readonly optional?: FieldTypes;
  /** The values of a map, whose keys are no names of fields. */
  readonly each?: AnswerShape | ValueKind;
  /** Whether it is an array of single values, with its positions as fields. */
  readonly isTuple?: boolean;
  /** The list that it is about. Without it, it is no such answer. */
  readonly rows?: string;
  /** The field that its caller needs. Without it, it is no such answer. */
  readonly needs?: string;
  /** The field in which a service may send it, in place of an answer of its own. */
  readonly record?: string;
  /** Whether it only confirms that a call was carried out, so that an empty body says the same. */
  readonly isConfirmation?: boolean;
}
