import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { lateScript } from '#app/platform/late-script.ts'
import { prepareReader, readCodes } from './read-codes.ts'

/** The reader of codes, whose WebAssembly comes from this site when somebody scans. */
export const { useScript: useReader } = lateScript(async () => {
  await prepareReader({ url: wasmUrl })
  return readCodes
})
