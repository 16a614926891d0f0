import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/login/LoginPage.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordPage });
