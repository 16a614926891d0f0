/** The one of some choices that the text of a select or of a tab names; nothing if it names none. */
export function chosenOf<Choice extends string | number>(
  choices: readonly Choice[],
  text: string | null,
): Choice | undefined {
  return choices.find((choice) => String(choice) === text);
}
