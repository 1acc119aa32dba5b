import type { Block } from '../../content/page-words.ts'
import { plainWords } from '../../content/rich-text.ts'

/** The words of a block without marks: lists as lines, steps with their titles, tables row by row. */
export function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return plainWords(block.text)
    case 'list':
      return block.items.map((item) => `- ${plainWords(item)}`).join('\n')
    case 'steps':
      return block.steps.map(({ title, text }) => `- ${title}: ${plainWords(text)}`).join('\n')
    case 'table':
      return block.table.rows.map((row) => `- ${row.map(plainWords).join(', ')}`).join('\n')
  }
}
