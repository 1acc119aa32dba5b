import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'

type Node = ReturnType<typeof fromMarkdown>['children'][number]

/**
 * An answer in Markdown, drawn as elements and never as HTML: tags stay the words that they are, pictures become their
 * description, and only links to our own pages can be pressed.
 */
export function AnswerText({ text }: { text: string }) {
  const { children } = useMemo(() => fromMarkdown(text), [text])
  return <div className="grid gap-1 wrap-anywhere">{drawAll(children)}</div>
}

const drawAll = (nodes: readonly Node[]): ReactNode =>
  nodes.map((node) => <Fragment key={node.position?.start.offset}>{draw(node)}</Fragment>)

function draw(node: Node): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p className={isSources(node) ? sourcesLook : undefined}>{drawAll(node.children)}</p>
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
        <ul className="grid list-disc gap-0.5 ps-2.5 marker:text-ink-3">{drawAll(node.children)}</ul>
      )
    case 'listItem':
      return <li>{node.children.map(drawInItem)}</li>
    case 'link':
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

/** The words of a row stand in it, without a paragraph of their own. */
const drawInItem = (node: Node) => (
  <Fragment key={node.position?.start.offset}>
    {node.type === 'paragraph' ? drawAll(node.children) : draw(node)}
  </Fragment>
)

const sourcesLook = 'border-t border-line pt-1 text-meta text-ink-2'

/** The last line of an answer names the pages that it stands on (domain/assistant/citation). */
function isSources({ children: [first] }: { children: Node[] }): boolean {
  return first?.type === 'text' && first.value.startsWith('Sources: ')
}

/** `//host` and `/\host` lead elsewhere. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url)
