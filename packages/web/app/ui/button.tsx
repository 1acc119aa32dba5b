import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { buttonClass, type ButtonStyle } from './button-class.ts'

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & { isBusy?: boolean; isStopped?: boolean; children: ReactNode }

/**
 * A button that stays focusable while busy or unavailable (`isStopped`), so keyboard and screen reader keep their
 * position.
 */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  isStopped = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || isStopped) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || isStopped || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
      className={buttonClass({ variant, size, isWide, className })}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-2.5" />}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonStyle

/** A link with the style of a button. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link data-keep-clear {...rest} className={buttonClass({ variant, size, isWide, className })} />
}
