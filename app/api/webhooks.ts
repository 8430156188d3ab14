import { paths } from '../../contract/paths.ts';
import type { DeliveryPage, Webhook, WebhookDelivery, WebhookList, WebhookSecret } from '../../contract/webhooks.ts';
import { request, withId } from './request.ts';

type Input = { name: string; url: string; events: string[]; format: string };

export const listWebhooks = async () => (await request<WebhookList>(paths.webhooks)).webhooks;
export const addWebhook = (json: Input) => request<WebhookSecret>(paths.webhooks, { method: 'POST', json });
export const changeWebhook = (id: string, json: Input) => request<Webhook>(withId(paths.webhook, id), { method: 'PUT', json });
export const deleteWebhook = (id: string) => request<{ message: string }>(withId(paths.webhook, id), { method: 'DELETE' });
export const renewSecret = (id: string) => request<WebhookSecret>(withId(paths.webhookSecret, id), { method: 'POST' });
export const pauseWebhook = (id: string, paused: boolean) =>
  request<Webhook>(withId(paths.pauseWebhook, id), { method: 'POST', json: { paused } });
export const testWebhook = (id: string) => request<WebhookDelivery>(withId(paths.testWebhook, id), { method: 'POST' });
export const listDeliveries = (id: string, after = '') =>
  request<DeliveryPage>(`${withId(paths.webhookDeliveries, id)}${after ? `?after=${encodeURIComponent(after)}` : ''}`);
export const retryDelivery = (id: string) => request<WebhookDelivery>(withId(paths.retryDelivery, id), { method: 'POST' });
