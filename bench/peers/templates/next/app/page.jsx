import { readFileSync } from 'node:fs'
import { AmountForm } from '../shared/amount-form.jsx'

const text = readFileSync('shared/text.html', 'utf8')

export default function Page() {
  return (
    <>
      <main dangerouslySetInnerHTML={{ __html: text }} />
      <AmountForm />
    </>
  )
}
