/** Hands a text to the person as a file with this name. */
export function downloadText(fileName: string, mimeType: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
