import '../shared/page.css'

export const metadata = { title: 'VAT refund in Paris' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
