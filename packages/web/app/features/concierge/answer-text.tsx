import { askLink } from '@retour/domain/assistant/answers/ask-button'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { buttonClass } from '#app/ui/button-class.ts'

type Node = ReturnType<typeof fromMarkdown>['children'][number]

/** Sends a question that an answer offers. */
type Ask = (question: string) => void

/**
 * Renders an answer in Markdown as elements, never as HTML: tags are shown as text, images as their description, and
 * only links to our own pages are links. A question that the answer offers (domain/assistant, ask-button) is a button
 * that sends it; without `onAsk` it is text.
 */
export function AnswerText({ text, onAsk }: { text: string; onAsk?: Ask }) {
  const { children } = useMemo(() => fromMarkdown(text), [text])
  return <div className="grid gap-1 wrap-anywhere">{createDrawing(onAsk)(children)}</div>
}

function createDrawing(onAsk: Ask | undefined) {
  const drawAll = (nodes: readonly Node[]): ReactNode =>
    nodes.map((node) => <Fragment key={node.position?.start.offset}>{draw(node)}</Fragment>)

  /** Renders the content of a list item, without a paragraph around it. */
  const drawInItem = (node: Node) => (
    <Fragment key={node.position?.start.offset}>
      {node.type === 'paragraph' ? drawAll(node.children) : draw(node)}
    </Fragment>
  )

  function draw(node: Node): ReactNode {
    switch (node.type) {
      case 'paragraph':
        return <p className={isSources(node) ? sourcesClass : undefined}>{drawAll(node.children)}</p>
      case 'strong':
        return <strong className="font-strong">{drawAll(node.children)}</strong>
      case 'emphasis':
        return <em>{drawAll(node.children)}</em>
      case 'list':
        return node.ordered ? (
          <ol start={node.start ?? 1} className="grid list-decimal gap-0.5 ps-2.5">
            {drawAll(node.children)}
          </ol>
        ) : (
          <ul className={isOffer(node) && onAsk ? offerClass : listClass}>{drawAll(node.children)}</ul>
        )
      case 'listItem':
        return <li>{node.children.map(drawInItem)}</li>
      case 'link':
        if (node.url === askLink && onAsk) return <AskButton question={textOf(node)} onAsk={onAsk} />
        return isOwnPath(node.url) ? (
          <Link to={node.url} className="text-blue-ink underline">
            {drawAll(node.children)}
          </Link>
        ) : (
          drawAll(node.children)
        )
      case 'heading':
        return <p className="font-strong">{drawAll(node.children)}</p>
      case 'break':
        return <br />
      case 'image':
        return node.alt
      default:
        if ('children' in node) return drawAll(node.children)
        return 'value' in node ? node.value : null
    }
  }

  return drawAll
}

const AskButton = ({ question, onAsk }: { question: string; onAsk: Ask }) => (
  <button
    type="button"
    onClick={() => onAsk(question)}
    className={buttonClass({ variant: 'outlined', size: 'small', className: 'text-start!' })}
  >
    {question}
  </button>
)

const listClass = 'grid list-disc gap-0.5 ps-2.5 marker:text-ink-3'
const offerClass = 'grid justify-items-start gap-1'

/** Returns whether a node contains only questions that can be sent. */
const isOffer = (node: Node): boolean =>
  node.type === 'link' ? node.url === askLink : 'children' in node && node.children.every(isOffer)

const textOf = (node: Node): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : ''

const sourcesClass = 'border-t border-line pt-1 text-meta text-ink-2'

/** Returns whether a paragraph is the answer's list of sources (domain/assistant/citation). */
function isSources({ children: [first] }: { children: Node[] }): boolean {
  return first?.type === 'text' && first.value.startsWith('Sources: ')
}

/** `//host` and `/\host` name another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url)
