export { createAccessService } from './access.service.ts';
export { registerAgentLimits } from './agent-limits.plugin.ts';
export { type AgentChange, type AgentListing, changeAgents, listAgents } from './agent-setup.ts';
export { AgentChangeSchema, agentSetupRoutes } from './agent-setup.routes.ts';
export { agentsRoutes } from './agents.routes.ts';
export { createAgentsService } from './agents.service.ts';
export { demoAgentsPart } from './demo-agents.ts';
export { deleteOldSearches } from './old-searches.ts';
