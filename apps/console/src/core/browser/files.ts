/** Whether something that is dragged over the page has files. Text has none. */
export function hasFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Refuses files that no field takes. The browser would open them instead of the console, and lose what was entered. */
export function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
