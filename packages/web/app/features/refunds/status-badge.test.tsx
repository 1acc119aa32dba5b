import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'
import { StatusTimeline } from './status-timeline.tsx'

describe('a badge has its words and the color of its status:', () => {
  test.each([
    ['approved', 'Approved', 'text-green'],
    ['completed', 'Completed', 'text-green'],
    ['rejected', 'Rejected', 'text-red'],
    ['processing', 'Processing', 'text-blue-ink'],
    ['pending', 'Pending', 'bg-sunken'],
    ['saving', 'Being saved', 'bg-sunken'],
    ['waiting', 'Not saved yet', 'text-amber'],
    ['refused', 'Not saved', 'text-red'],
    ['on hold', 'On hold', 'bg-sunken'],
    ['constructor', 'Constructor', 'bg-sunken'],
  ])('%s', (status, words, style) => {
    const markup = renderToStaticMarkup(<StatusBadge status={status} />)
    expect(markup).toContain(`>${words}<`)
    expect(markup).toContain(style)
  })
})

describe('a timeline', () => {
  const steps = (status: string) =>
    renderToStaticMarkup(<StatusTimeline status={status} />)
      .replaceAll(/<li aria-current="step"[^>]*>/g, '*')
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|')

  test('tells what is done, where it stands and what comes', () => {
    expect(steps('processing')).toBe('|Pending|, done|*|Processing|Approved|, not yet|Completed|, not yet|')
  })
  test('ends done, or rejected', () => {
    expect(steps('completed')).toBe('|Pending|, done|Processing|, done|Approved|, done|Completed|, done|')
    expect(steps('rejected')).toBe('|Pending|, done|Processing|, done|*|Rejected|')
  })
  test('is not drawn for a status that has no place on the way', () => {
    expect(steps('on hold')).toBe('')
  })
})
