/** The classes of an error that floats above the bottom edge of the page. The start script uses them too. */
export const failureBox =
  'fixed inset-x-2 bottom-2 z-10 mx-auto grid max-w-[24rem] justify-items-start gap-1.5 rounded bg-red-wash px-2 py-1.75 text-small text-ink shadow-float print:hidden'
