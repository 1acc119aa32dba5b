import { basename, relative } from 'node:path'

/** The part of oxlint's plugin interface that is used here. It equals ESLint's. */
interface Located {
  loc: object
}
interface RuleContext {
  cwd: string
  filename: string
  sourceCode: { getAllComments(): (Located & { value: string })[] }
  report: (fault: Located & { message: string }) => void
}

interface PrivateWord {
  /**
   * A part of a name in lower case, as the start of a regular expression: `judge` matches judge, judged, judgeAnswer.
   */
  pattern: string
  /** The usual term to write instead. */
  instead: string
  /** Folders in which the word has its usual meaning. */
  except?: RegExp
  /** The word is also wrong in comments. */
  isWrongInComments?: true
  /** Only at the end of names. */
  isEnding?: true
  /** Only at the start of names with several parts. */
  isStart?: true
}

const realDoors =
  /^(?:docs\/data\.md$|packages\/domain\/src\/(?:assistant|content|exit|places)\/|packages\/server\/src\/assistant\/)/
/** Folders that split texts into words. */
const readsWords =
  /^(?:packages\/(?:domain|server)\/src\/assistant|packages\/domain\/src\/places\/refresh|tools\/words)\//

/** Fields that phones have stored, and files named after the subject of their answer. */
const storedNames = /^packages\/web\/app\/(?:platform\/trip-|features\/trip\/)/
const keptOnTheWire =
  /^packages\/(?:domain\/src\/wire\/people|server\/src\/(?:assistant\/model\.test|desk\/desk-person\.test|exchange-rates\/|functions\/report-place|people\/|rest\/testing\/)|web\/app\/features\/ride-desk\/people\/)/
const subjectFiles = /^packages\/domain\/src\/assistant\/subjects\/least-payout/

/** Elsewhere a program is one of the operating system. */
const outsidePages = /^(?!packages\/web\/)/

/** Words with a meaning of their own in this code base, and the usual terms for them. */
const privateWords: readonly PrivateWord[] = [
  {
    pattern: 'doors?',
    instead: 'API, endpoint, middleware or entry point',
    except: realDoors,
    isWrongInComments: true,
  },
  { pattern: 'judg(?:e[ds]?|ement)', instead: 'check, verify, classify or grade', isWrongInComments: true },
  { pattern: 'demand(?:s|ed|ing)?', instead: 'require' },
  { pattern: '(?:im)?patien(?:ce|t)', instead: 'timeout', isWrongInComments: true },
  { pattern: 'circumstances?', instead: 'context', isWrongInComments: true },
  { pattern: 'surroundings?', instead: 'environment or context', isWrongInComments: true },
  { pattern: 'programs?', instead: 'script, bundle or module', except: outsidePages },
  { pattern: '(?:un)?told', instead: 'notified, reported, sent or described', except: storedNames },
  {
    pattern: 'kept',
    instead: 'stored, cached or remaining',
    except: new RegExp(`${storedNames.source}|${keptOnTheWire.source}`),
  },
  { pattern: 'heard|hearing', instead: 'received or listening' },
  { pattern: 'begun', instead: 'started' },
  { pattern: 'shelf|shelves', instead: 'store' },
  { pattern: 'crumbs?', instead: 'breadcrumb' },
  { pattern: 'until', instead: 'waitFor… or waitUntil…', isStart: true },
  { pattern: 'most|longest', instead: 'max…', isStart: true },
  { pattern: 'least|shortest', instead: 'min…', isStart: true, except: subjectFiles },
  { pattern: 'tend', instead: 'manage, update or run' },
  { pattern: 'look', instead: 'class, style or display', isEnding: true },
  {
    pattern: 'words',
    instead: 'text, sentence, message, label, template, describe… or format…',
    except: readsWords,
    isEnding: true,
  },
]

const finders = privateWords.map((word) => ({
  ...word,
  inComment: new RegExp(String.raw`\b${word.pattern}\b`, 'i'),
  isIn: (
    (name: RegExp) => (part: string) =>
      name.test(part)
  )(new RegExp(`^(?:${word.pattern})$`)),
}))

/**
 * Returns the parts of a name: `openDoorNow` is open, door, now. Names with underscores belong to the database and the
 * messages and are ignored.
 */
const partsOf = (name: string): string[] =>
  name.includes('_') ? [] : name.split(/(?<=[a-z0-9])(?=[A-Z])|-|\./).map((part) => part.toLowerCase())

/** Returns what is wrong with a name in a file (path from the root), or null. */
export function faultOfName(name: string, path: string): string | null {
  const parts = partsOf(name)
  const found = finders.find(({ isIn, except, isEnding, isStart }) => {
    const read = isEnding ? parts.slice(1).slice(-1) : isStart ? parts.slice(0, -1).slice(0, 1) : parts
    return read.some(isIn) && !except?.test(path)
  })
  return found ? `"${name}": say ${found.instead}` : null
}

/** Returns what is wrong with a comment or a document, or null. */
export function faultOfText(text: string, path: string): string | null {
  for (const { inComment, instead, isWrongInComments, except } of finders) {
    const found = isWrongInComments && !except?.test(path) && inComment.exec(text)
    if (found) return `"${found[0]}": say ${instead}`
  }
  return null
}

/** Reports private words in names and comments. */
const plainNames = {
  create({ cwd, filename, sourceCode, report }: RuleContext) {
    const path = relative(cwd, filename)
    const tell = ({ loc }: Located, message: string | null) => {
      if (message) report({ loc, message })
    }
    const readName = (node: Located & { name: string }) => tell(node, faultOfName(node.name, path))
    return {
      Program(program: Located) {
        tell(program, faultOfName(basename(path).replace(/\.\w+$/, ''), path))
        for (const comment of sourceCode.getAllComments()) tell(comment, faultOfText(comment.value, path))
      },
      Identifier: readName,
      JSXIdentifier: readName,
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin by its default export
export default { meta: { name: 'retour' }, rules: { 'plain-names': plainNames } }
