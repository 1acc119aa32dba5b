import type { Block } from '@retour/domain/content/page-content'
import { GuideNote } from './guide-note.tsx'
import { GuideTable } from './guide-table.tsx'
import { NumberedSteps } from './numbered-steps.tsx'
import { FormattedText } from './formatted-text.tsx'

/** The blocks of a section, in order. */
export function GuideBlocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="grid gap-2 *:min-w-0">
      {blocks.map((block, index) => (
        // The index is a stable key, because the blocks never change their order.
        <GuideBlock key={index} block={block} />
      ))}
    </div>
  )
}

function GuideBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-reading">
          <FormattedText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="grid max-w-reading list-disc gap-1 ps-2.5 wrap-anywhere marker:text-gold">
          {block.items.map((item) => (
            <li key={item} className="ps-0.5">
              <FormattedText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return <NumberedSteps steps={block.steps} />
    case 'table':
      return <GuideTable table={block.table} />
    case 'note':
      return <GuideNote tone={block.tone} text={block.text} />
  }
}
