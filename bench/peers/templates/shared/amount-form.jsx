'use client'

import { useState } from 'react'

const standardRate = 0.2

/** What a purchase holds of VAT: the one part of the page that acts. */
export function AmountForm() {
  const [amount, setAmount] = useState('')
  const paid = Number(amount)
  return (
    <form>
      <label>
        Amount paid (EUR){' '}
        <input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
      </label>
      <output>{paid > 0 ? `VAT ${(paid - paid / (1 + standardRate)).toFixed(2)} EUR` : 'VAT –'}</output>
    </form>
  )
}
