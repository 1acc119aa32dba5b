import { useState, type ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

interface MailButtonProps {
  readAddress: () => Promise<string | null>
  send: (email: string) => Promise<unknown>
  className?: string
  children: ReactNode
}

/** A button that sends a mail to the address in the form. */
export function MailButton({ readAddress, send, className = '-mx-1.75', children }: MailButtonProps) {
  const [isSending, setIsSending] = useState(false)

  async function press() {
    const email = await readAddress()
    if (!email) return
    setIsSending(true)
    await send(email)
    setIsSending(false)
  }

  return (
    <Button
      variant="quiet"
      size="small"
      className={className}
      isBusy={isSending}
      onClick={() => void press()}
    >
      {isSending ? m.accounts_sending() : children}
    </Button>
  )
}
