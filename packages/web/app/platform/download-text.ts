import { saveFile } from './save-file.ts'

/** Downloads a text as a file with this name. */
export function downloadText(fileName: string, mimeType: string, text: string) {
  saveFile(fileName, new Blob([text], { type: `${mimeType};charset=utf-8` }))
}
