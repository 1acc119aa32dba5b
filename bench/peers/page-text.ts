import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'

/** Elements that are removed: scripts, pictures, forms, and what a browser shows only on request. */
const left =
  'script, style, noscript, svg, img, picture, template, form, button, input, select, dialog, [popover]'
/** Elements that remain, because they have a meaning without styles. */
const blocks = ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption']
const cells = ['thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'address', 'nav', 'header', 'footer']
const inline = ['a', 'strong', 'em', 'b', 'abbr', 'time', 'br']
const meant = new Set([...blocks, ...cells, ...inline])

/**
 * Returns the text of a page as plain HTML: its headings, paragraphs, lists, tables and links, without classes,
 * scripts, pictures and forms. Elements that are only for layout are replaced by their content. Throws if there is no
 * body.
 */
export function pageText(html: string): string {
  const body = parse(html).querySelector('body')
  if (!body) throw new Error('The page has no body.')
  for (const element of body.querySelectorAll(left)) element.remove()
  return bare(body).replaceAll(/\s+/g, ' ').trim()
}

function bare(node: Node): string {
  // The raw text is already HTML.
  if (node.nodeType === NodeType.TEXT_NODE) return node.rawText
  if (node.nodeType !== NodeType.ELEMENT_NODE) return ''
  const element = node as HTMLElement
  const inside = element.childNodes.map(bare).join('')
  const name = element.rawTagName?.toLowerCase() ?? ''
  if (!meant.has(name)) return name === 'span' ? inside : `${inside} `
  if (name === 'br') return '<br>'
  const href = name === 'a' ? element.rawAttributes.href : undefined
  return `<${name}${href ? ` href="${href}"` : ''}>${inside}</${name}>`
}

/** Returns the text of the selected element without its elements, to compare two pages. */
export const wordsOf = (html: string, selector: string): string =>
  (parse(html).querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
