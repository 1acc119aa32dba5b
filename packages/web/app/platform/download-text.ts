import { saveFile } from './save-file.ts'

/** Hands a text to the person as a file with this name. */
export function downloadText(fileName: string, mimeType: string, text: string) {
  saveFile(fileName, new Blob([text], { type: `${mimeType};charset=utf-8` }))
}
