/** Milliseconds after which every browser has read the file. Safari begins after the click. */
const readBy = 40_000;

/** Lets the browser save a blob as a file, as if a download link had been clicked. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readBy);
}
