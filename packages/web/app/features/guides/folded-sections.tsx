import type { Section } from '@retour/domain/content/page-content'
import { FoldedPart, FoldedParts } from './folded-part.tsx'
import { GuideBlocks } from './guide-blocks.tsx'

/** The sections of a guide, each folded under its heading. */
export function FoldedSections({ sections }: { sections: Section[] }) {
  if (sections.length === 0) return null
  return (
    <FoldedParts>
      {sections.map(({ id, title, blocks }) => (
        <FoldedPart key={id} id={id} title={title}>
          <GuideBlocks blocks={blocks} />
        </FoldedPart>
      ))}
    </FoldedParts>
  )
}
