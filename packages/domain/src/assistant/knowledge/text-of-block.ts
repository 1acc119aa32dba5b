import type { Block } from '../../content/page-content.ts'
import { plainText } from '../../content/rich-text.ts'

/** Returns the text of a block without markup: lists as lines, steps with their titles; '' for a table. */
export function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return plainText(block.text)
    case 'list':
      return block.items.map((item) => `- ${plainText(item)}`).join('\n')
    case 'steps':
      return block.steps.map(({ title, text }) => `- ${title}: ${plainText(text)}`).join('\n')
    // Rows need their columns, and the chat has no tables.
    case 'table':
      return ''
  }
}
