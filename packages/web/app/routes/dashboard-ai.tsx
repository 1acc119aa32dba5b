import { AiTab } from '#app/features/concierge/ai-tab.tsx'

/** The tab "ai": the chat and what it should know of a person. */
export function DashboardAi() {
  return (
    <div className="mt-2">
      <AiTab />
    </div>
  )
}
