const dataScript =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\((?<literal>"(?:[^"\\]|\\.)*")\);<\/script>/g
const writtenPart = /<div data-written=""[^>]*>/g

/**
 * A written part (`WrittenPart`) stands in the page twice: as what is read, and in the data by which the
 * page is hydrated. Here the data names the part by its number instead, and reads it from the page as it arrives.
 */
export function shareWrittenParts(html: string): string {
  const starts = [...html.matchAll(writtenPart)].map(({ index, 0: tag }) => index + tag.length)
  return html.replaceAll(dataScript, (script, literal: string) => {
    const [values = '', ...later] = (JSON.parse(literal) as string).split('\n')
    let shared = 0
    const named = (JSON.parse(values) as unknown[]).map((value) => {
      if (typeof value !== 'string' || !value.startsWith('<')) return value
      const part = starts.findIndex((start) => html.startsWith(value, start))
      if (part === -1) return value
      shared += 1
      return `@written:${part}`
    })
    if (shared === 0) return script
    const text = [JSON.stringify(named), ...later].join('\n')
    return `<script>{const parts=document.querySelectorAll("[data-written]");window.__reactRouterContext.streamController.enqueue(${quote(text)}.replace(/"@written:([0-9]+)"/g,(_,part)=>JSON.stringify(parts[part].innerHTML)))}</script>`
  })
}

/** A string literal that may stand inside a script element. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003C`)
}
